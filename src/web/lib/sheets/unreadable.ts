/** A file that is not read; its message is for people. */
export class Unreadable extends Error {}
