// Reads each question of stdin as its type and writes it again, as round-trip.ts asks.
package main

import (
	"bufio"
	"encoding/json"
	"os"
)

type question struct {
	Type  string          `json:"type"`
	Value json.RawMessage `json:"value"`
}

type answer struct {
	Value json.RawMessage `json:"value,omitempty"`
	Error string          `json:"error,omitempty"`
}

func again[T any](data []byte) ([]byte, error) {
	var value T
	if err := json.Unmarshal(data, &value); err != nil {
		return nil, err
	}
	return json.Marshal(value)
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	out := json.NewEncoder(os.Stdout)
	for lines.Scan() {
		var asked question
		if err := json.Unmarshal(lines.Bytes(), &asked); err != nil {
			panic(err)
		}
		value, err := readers[asked.Type](asked.Value)
		said := answer{Value: value}
		if err != nil {
			said = answer{Error: err.Error()}
		}
		if err := out.Encode(said); err != nil {
			panic(err)
		}
	}
}
