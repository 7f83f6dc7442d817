//! Reads each question of stdin as its type and writes it again, as round-trip.ts asks.

mod narrowing;
mod readers;
mod wire;

use std::io::BufRead;

use serde::de::DeserializeOwned;
use serde::Serialize;
use serde_json::{json, Value};

fn again<T: DeserializeOwned + Serialize>(value: Value) -> Result<Value, serde_json::Error> {
    // Through text, as on the wire.
    let read: T = serde_json::from_str(&value.to_string())?;
    serde_json::from_str(&serde_json::to_string(&read)?)
}

fn main() {
    for line in std::io::stdin().lock().lines() {
        let mut asked: Value = serde_json::from_str(&line.unwrap()).unwrap();
        let name = asked["type"].as_str().unwrap().to_owned();
        let said = match readers::read(&name, asked["value"].take()) {
            Ok(value) => json!({ "value": value }),
            Err(error) => json!({ "error": error.to_string() }),
        };
        println!("{said}");
    }
}
