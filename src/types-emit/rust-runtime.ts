/** What every generated Rust file has beside its types: reading by tag, absence, and the two constants that are flags. */
export const RUST_RUNTIME = `/// Reads a member that is there, so that null stays apart from absent.
fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(of: D) -> Result<Option<T>, D::Error> {
    T::deserialize(of).map(Some)
}

/// Lets records be read from objects alone, and makes them refuse another tag. What serde derives for them would take
/// an array for an object, and only write the tag.
macro_rules! records {
    ($($name:ident $(, $member:literal, $tag:literal)?;)*) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, target: S) -> Result<S::Ok, S::Error> {
                Self::serialize(self, target)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
                let value = Value::deserialize(source)?;
                if !value.is_object() {
                    return Err(D::Error::custom(concat!(stringify!($name), ": an object must stand here")));
                }
                $(match tag_of(&value, $member).as_deref() {
                    Some($tag) => {}
                    tag => return refuse(stringify!($name), $member, tag),
                })?
                Self::deserialize(value).map_err(D::Error::custom)
            }
        }
    )*};
}

fn read<T: DeserializeOwned, E: Error>(value: Value) -> Result<T, E> {
    serde_json::from_value(value).map_err(E::custom)
}

/// The tag of an object; none where there is no such member, or no text in it.
fn tag_of(value: &Value, member: &str) -> Option<String> {
    value.get(member)?.as_str().map(str::to_owned)
}

fn refuse<T, E: Error>(name: &str, member: &str, tag: Option<&str>) -> Result<T, E> {
    Err(E::custom(match tag {
        Some(tag) => format!("{name}: there is no {member} {tag:?} here"),
        None => format!("{name}: an object with the member {member:?} must stand here"),
    }))
}

/// A member that is always true.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct True;

impl Serialize for True {
    fn serialize<S: Serializer>(&self, target: S) -> Result<S::Ok, S::Error> {
        target.serialize_bool(true)
    }
}

impl<'de> Deserialize<'de> for True {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        match bool::deserialize(source)? {
            true => Ok(Self),
            false => Err(D::Error::custom("false cannot stand here")),
        }
    }
}

/// A member that is always false.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct False;

impl Serialize for False {
    fn serialize<S: Serializer>(&self, target: S) -> Result<S::Ok, S::Error> {
        target.serialize_bool(false)
    }
}

impl<'de> Deserialize<'de> for False {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        match bool::deserialize(source)? {
            false => Ok(Self),
            true => Err(D::Error::custom("true cannot stand here")),
        }
    }
}
`;
