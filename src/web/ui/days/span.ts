/** First and last day (YYYY-MM-DD); an end that is left out is open. */
export interface Span {
  readonly from?: string | undefined
  readonly to?: string | undefined
}
