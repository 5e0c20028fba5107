/** A setting that cannot be used, in a sentence for whoever started the process. */
export class WrongSetting extends Error {}
