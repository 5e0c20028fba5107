import type { FetchOptions } from 'openapi-fetch'
import type { paths } from './api.ts'

// The types of openapi-fetch itself turn a pair into a list and lose what may be null alone.

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type PathWith<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, object> ? Path : never
}[keyof paths]

type NeededKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T]
type IsNeeded<T> = [NeededKeys<T>] extends [never] ? false : true
/** A part of what is asked, which may be left out where all of it may. */
type Part<Name extends string, T, Needed extends boolean> = Needed extends true
  ? { readonly [N in Name]: T }
  : { readonly [N in Name]?: T }

/** A body may be made of what nobody changes any more. */
type Sent<T> = T extends object ? { readonly [K in keyof T]: Sent<T[K]> } : T

type Params<Call> = Call extends { parameters: infer P } ? Part<'params', P, IsNeeded<P>> : unknown
type JsonOf<R> = R extends { content: { 'application/json': infer B } } ? B : never
type Body<Call> = Call extends { requestBody: infer R }
  ? Part<'body', Sent<JsonOf<R>>, true>
  : Call extends { requestBody?: infer R }
    ? [NonNullable<R>] extends [never]
      ? unknown
      : Part<'body', Sent<JsonOf<R>>, false>
    : unknown

type More = Omit<FetchOptions<unknown>, 'params' | 'body' | 'parseAs'>
/** What a call is asked with: its parameters and body, and how its answer is read. */
type Asked<Call, As> = Params<Call> & Body<Call> & More & { readonly parseAs?: As }
type Rest<Call, As> =
  IsNeeded<Asked<Call, As>> extends true ? [asked: Asked<Call, As>] : [asked?: Asked<Call, As>]

type Good = 200 | 202 | 206
type Responses<Call> = Call extends { responses: infer R } ? R : never
type Content<R> = R extends { content: infer C } ? C : never
type Json<C> = C extends { 'application/json': infer J } ? J : C[keyof C]
type GoodOf<R> = Json<Content<R[keyof R & Good]>>
type ErrorOf<R> = { [S in Exclude<keyof R, Good>]: Content<R[S]>[keyof Content<R[S]>] }[Exclude<
  keyof R,
  Good
>]

interface Read<J> {
  json: J
  text: string
  blob: Blob
  arrayBuffer: ArrayBuffer
  stream: Response['body']
}
type Answer<R, As extends keyof Read<unknown>> =
  | { data: Read<GoodOf<R>>[As]; error?: never; response: Response }
  | { data?: never; error: ErrorOf<R>; response: Response }

type CallWith<M extends Method> = <
  Path extends PathWith<M>,
  As extends keyof Read<unknown> = 'json',
>(
  path: Path,
  ...asked: Rest<paths[Path][M], As>
) => Promise<Answer<Responses<paths[Path][M]>, As>>

/** A client of every call of the API, typed by its OpenAPI document. */
export interface EpodClient {
  readonly GET: CallWith<'get'>
  readonly POST: CallWith<'post'>
  readonly PUT: CallWith<'put'>
  readonly PATCH: CallWith<'patch'>
  readonly DELETE: CallWith<'delete'>
}
