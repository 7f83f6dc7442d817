"""Retry policies: four layers, each over the one before, field by field."""

MODEL_CALL = {
    "queue_timeout_secs": 60,
    "run_timeout_secs": 180,
    "total_timeout_secs": 1800,
    "max_attempts": 5,
    "backoff_base_secs": 2,
    "backoff_max_secs": 30,
}
WORKER_TOOL = {
    "queue_timeout_secs": None,
    "run_timeout_secs": 120,
    "total_timeout_secs": 600,
    "max_attempts": 1,
    "backoff_base_secs": 0,
    "backoff_max_secs": 0,
}
CLIENT_TOOL = {**WORKER_TOOL, "run_timeout_secs": None, "total_timeout_secs": None}
DECISION = {
    "queue_timeout_secs": None,
    "run_timeout_secs": 20,
    "total_timeout_secs": 300,
    "max_attempts": 10,
    "backoff_base_secs": 2,
    "backoff_max_secs": 60,
}


def merge(own, agent, kind, action_retry):
    """The policy of one call. `agent` is the config or None, `kind` is "llm" or "tool"; null names nothing."""
    config = (agent or {}).get("retry") or {}
    policy = dict(own)
    for layer in (config.get("default"), config.get(kind), action_retry):
        policy.update({name: value for name, value in (layer or {}).items() if name in own and value is not None})
    policy["max_attempts"] = max(1, policy["max_attempts"])
    return policy


def wait(policy, failures):
    """Seconds before the attempt that follows so many failures."""
    base, most = policy["backoff_base_secs"], policy["backoff_max_secs"]
    # A base above 1 has passed any maximum long before its 64th power.
    return min(base ** min(failures, 64), most) if base and most else 0
