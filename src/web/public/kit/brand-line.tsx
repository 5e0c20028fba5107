import type { ToldBrand } from '../../../contract/admin/brand.ts'

type Shade = NonNullable<ToldBrand['shades']>['light']

const root = ({ accent, on_accent }: Shade): string =>
  `:root{--accent:${accent};--on-accent:${on_accent};--accent-soft:var(--ground)}`

/** Whose page this is: its logo, and the colours that the server has worked out to be read. */
export const BrandLine = ({ logo, shades }: ToldBrand) => (
  <>
    {shades && (
      <style>{`${root(shades.light)}@media(prefers-color-scheme:dark){${root(shades.dark)}}`}</style>
    )}
    {logo && <img className="logo" src={logo.url} width={logo.width} height={logo.height} alt="" />}
  </>
)
