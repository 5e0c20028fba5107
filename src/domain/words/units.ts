import { spoken } from './catalogue.ts'

/** Units of weight, by what the wire calls them. */
export const unitWords = /* @__PURE__ */ spoken('unitWords', { Kg: 'Kg', Tonne: 'Tonne' })
