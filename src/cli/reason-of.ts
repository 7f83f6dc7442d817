const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder",
  EACCES: "it may not be read",
  ENOTDIR: "part of its path is not a folder",
  ENOSPC: "no space is left on the device",
  EDQUOT: "the quota of disk space is used up",
  EROFS: "its file system can only be read",
  EFBIG: "the system allows no file as large",
  ENAMETOOLONG: "its name is too long",
};

/** What is said otherwise of a file that is to be written. */
const UNWRITTEN: Readonly<Record<string, string>> = {
  ...REASONS,
  ENOENT: "no folder can be made there",
  EACCES: "it may not be written",
  EPERM: "it may not be written",
};

/** The system's error in words. */
export const reasonOf = (error: NodeJS.ErrnoException): string => wordsIn(REASONS, error);

/** Why a file could not be written, in words. */
export const unwrittenReason = (error: NodeJS.ErrnoException): string => wordsIn(UNWRITTEN, error);

const wordsIn = (reasons: Readonly<Record<string, string>>, { code = "", message }: NodeJS.ErrnoException): string =>
  Object.hasOwn(reasons, code) ? String(reasons[code]) : message;
