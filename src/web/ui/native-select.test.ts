import { expect, it } from 'vitest'

const sources = import.meta.glob<string>('../**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('is the only select of the office; the public pages have the look of their own fields [DESK-34]', () => {
  const others = Object.entries(sources)
    .filter(([path, text]) => !path.startsWith('../public/') && /<select\b/.test(text))
    .map(([path]) => path)
  expect(others).toEqual(['./native-select.tsx'])
})
