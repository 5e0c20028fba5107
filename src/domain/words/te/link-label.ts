// What the public pages say of a transport label, for visits that read one: one script.
export { parcelWords } from './parcel.ts'
