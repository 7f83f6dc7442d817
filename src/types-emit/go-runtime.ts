/** What every generated Go file has beside its types: lists and maps that are never null, absence, and tags. */
export const GO_RUNTIME = `// List is a JSON array. Nil is written as [], since an array is never null on this wire.
type List[T any] []T

// MarshalJSON writes the array.
func (l List[T]) MarshalJSON() ([]byte, error) {
	if l == nil {
		return []byte("[]"), nil
	}
	return json.Marshal([]T(l))
}

// Map is a JSON object with members of any name. Nil is written as {}.
type Map[T any] map[string]T

// MarshalJSON writes the object.
func (m Map[T]) MarshalJSON() ([]byte, error) {
	if m == nil {
		return []byte("{}"), nil
	}
	return json.Marshal(map[string]T(m))
}

// Nullable is a member that may be absent, null or a value: nil is absent. Build it with Null and Some.
type Nullable[T any] []*T

// Null is a member that is there and null.
func Null[T any]() Nullable[T] { return Nullable[T]{nil} }

// Some is a member with a value.
func Some[T any](value T) Nullable[T] { return Nullable[T]{&value} }

// Get returns the value, nil for null, and whether the member is there.
func (n Nullable[T]) Get() (value *T, present bool) {
	if len(n) == 0 {
		return nil, false
	}
	return n[0], true
}

// MarshalJSON writes the value or null; omitempty leaves out an absent one.
func (n Nullable[T]) MarshalJSON() ([]byte, error) {
	value, _ := n.Get()
	return json.Marshal(value)
}

// UnmarshalJSON reads null or a value.
func (n *Nullable[T]) UnmarshalJSON(data []byte) error {
	var value *T
	if err := json.Unmarshal(data, &value); err != nil {
		return err
	}
	*n = Nullable[T]{value}
	return nil
}

// Ptr returns a pointer to a value, for members that may be left out.
func Ptr[T any](value T) *T { return &value }

func readMember(data []byte, name, member string) (any, error) {
	var members map[string]json.RawMessage
	if err := json.Unmarshal(data, &members); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	raw, present := members[member]
	if !present {
		return nil, fmt.Errorf("%s: an object with the member %q must stand here", name, member)
	}
	var value any
	err := json.Unmarshal(raw, &value)
	return value, err
}

func requireConstant(data []byte, name, member string, wanted any) error {
	value, err := readMember(data, name, member)
	if err != nil {
		return err
	}
	if value != wanted {
		return fmt.Errorf("%s: the member %q is %v and must be %v", name, member, value, wanted)
	}
	return nil
}

func readVariant[T, I any](data []byte, into *I) error {
	var value T
	if err := json.Unmarshal(data, &value); err != nil {
		return err
	}
	*into = any(value).(I)
	return nil
}

func writeVariant(name string, value any) ([]byte, error) {
	if value == nil {
		return nil, fmt.Errorf("%s: it has no value", name)
	}
	return json.Marshal(value)
}

func readExtra(data []byte, known ...string) (Map[json.RawMessage], error) {
	var members Map[json.RawMessage]
	if err := json.Unmarshal(data, &members); err != nil {
		return nil, err
	}
	for _, name := range known {
		delete(members, name)
	}
	return members, nil
}

func writeExtra(known any, extra Map[json.RawMessage]) ([]byte, error) {
	data, err := json.Marshal(known)
	if err != nil {
		return nil, err
	}
	members := Map[json.RawMessage]{}
	for name, value := range extra {
		members[name] = value
	}
	if err := json.Unmarshal(data, &members); err != nil {
		return nil, err
	}
	return json.Marshal(members)
}

// jsonKind names the kind of a JSON text: object, array, string, boolean, number or null.
func jsonKind(data []byte) string {
	for _, first := range data {
		switch first {
		case ' ', '\\t', '\\r', '\\n':
			continue
		case '{':
			return "object"
		case '[':
			return "array"
		case '"':
			return "string"
		case 't', 'f':
			return "boolean"
		case 'n':
			return "null"
		}
		return "number"
	}
	return "nothing"
}
`;
