import { z } from 'zod'
import { EPCIS_CONTEXT, objectEvent, type ObjectEvent } from './object-event.ts'

const head = {
  '@context': z.array(z.string()),
  schemaVersion: z.literal('2.0'),
  creationDate: z.iso.datetime(),
}

/** EPCIS 2.0 document with its events. */
export const epcisDocument = z.object({
  ...head,
  type: z.literal('EPCISDocument'),
  epcisBody: z.object({ eventList: z.array(objectEvent) }),
})

/** EPCIS 2.0 query document: a page of the events that were asked for. */
export const epcisQueryDocument = z.object({
  ...head,
  type: z.literal('EPCISQueryDocument'),
  epcisBody: z.object({
    queryResults: z.object({
      queryName: z.literal('SimpleEventQuery'),
      resultsBody: z.object({ eventList: z.array(objectEvent) }),
    }),
  }),
})

const headAt = (creationDate: string) => ({
  '@context': [EPCIS_CONTEXT],
  schemaVersion: '2.0' as const,
  creationDate,
})

/** The document of these events, made at `now`. */
export const documentOf = (
  eventList: ObjectEvent[],
  now: string,
): z.infer<typeof epcisDocument> => ({
  ...headAt(now),
  type: 'EPCISDocument',
  epcisBody: { eventList },
})

/** The answer to a query with these events, made at `now`. */
export const queryDocumentOf = (
  eventList: ObjectEvent[],
  now: string,
): z.infer<typeof epcisQueryDocument> => ({
  ...headAt(now),
  type: 'EPCISQueryDocument',
  epcisBody: {
    queryResults: { queryName: 'SimpleEventQuery', resultsBody: { eventList } },
  },
})
