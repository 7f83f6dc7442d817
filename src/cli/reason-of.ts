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

/** The system's error in words. */
export const reasonOf = ({ code = "", message }: NodeJS.ErrnoException): string =>
  Object.hasOwn(REASONS, code) ? String(REASONS[code]) : message;
