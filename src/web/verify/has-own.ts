// Polyfill: the library of digests calls it as it is loaded, before older-browsers.ts can come.
;(Object as Partial<ObjectConstructor>).hasOwn ??= (owner, name) =>
  Object.prototype.hasOwnProperty.call(owner, name)
