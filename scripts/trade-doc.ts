import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { attemptCodes, milestones, tradeStatuses } from '../src/domain/trade/statuses.ts'

/** docs/trade-messages.md, as it should stand. */
export function tradeDoc(): string {
  const rows = milestones.map((milestone) => {
    const { from, epcis, x12, edifact } = tradeStatuses[milestone]
    const cells = [
      milestone,
      from,
      epcis.biz_step,
      epcis.disposition,
      x12.map(({ status, reason }) => `${status} ${reason}`).join(', '),
      `${edifact.event}${edifact.reason === null ? '' : ` ${edifact.reason}`}`,
    ]
    return `| ${cells.join(' | ')} |`
  })
  const reasons = Object.entries(attemptCodes).map(
    ([reason, { x12, edifact }]) => `| ${reason} | AH ${x12} | 23 ${edifact} |`,
  )
  return `# Messages of the trade

An order's log is told to other systems as EPCIS 2.0 events, and as status messages ANSI X12 214 (004010) and UN/EDIFACT IFTSTA (D.96A). \`node scripts/trade-doc.ts\` writes this page from the [table](../src/domain/trade/statuses.ts); a test fails when it is out of date.

| milestone | from the event | EPCIS bizStep | EPCIS disposition | X12 AT7: 1650 1651 | EDIFACT STS: 9011 9013 |
|---|---|---|---|---|---|
${rows.join('\n')}

Why an attempt failed:

| reason | X12 AT7 | EDIFACT STS |
|---|---|---|
${reasons.join('\n')}

## EPCIS 2.0

- \`GET /api/orders/{id}/epcis\` answers an EPCISDocument, \`GET /api/epcis/events\` an EPCISQueryDocument: the last recorded first, \`perPage\` up to 100, the next page by the \`Link\` header. Filters: \`GE_eventTime\`, \`LT_eventTime\`, \`eventType\`, \`EQ_bizStep\`, \`EQ_disposition\`, \`MATCH_epc\`, \`EQ_bizTransaction_bol\`; lists have commas between. By an LR are found the orders that have it now, and of these the events that name it: what was recorded under an LR that was changed since is found by \`MATCH_epc\`.
- Each event is an ObjectEvent. Its \`eventID\` is a UUID made of the digest of the event of our log, so that it is the same wherever it is told. It is no hash of the EPCIS event itself (\`ni:///sha-256;…\`), which names events that have no id.
- A client has no GS1 keys here. Names are addresses under the installation's own: \`/id/order/{id}\` for a consignment, \`/id/{client}/bol/{LR}\`, \`/inv/\`, \`/po/\` and \`/place/{name}\`. They are names, and lead nowhere.
- \`eventTime\` is when it happened, \`recordTime\` when our log had it. A closing that was undone stays, with an \`errorDeclaration\`: \`did_not_occur\` where an upload was taken back, \`incorrect_data\` where the proof was opened again, where two people said that it was recorded in error, or where its time was corrected: another event, named by \`correctiveEventIDs\`, then tells the receipt at the new time.
- No receiver, driver or contact is in an event.
- \`POST /api/epcis/capture\` takes an EPCISDocument of at most 200 events from whoever may hand in deliveries by file. \`receiving\` and \`accepting\` are a receipt (with \`damaged\` or \`mismatch_quantity\` its condition), \`shipping\` with \`returned\` is a refusal, \`arriving\` says that the place is reached: at the destination where \`readPoint\` is a geo URI near it, or its name. An order is named by its LR (type \`bol\`: our name, or \`urn:epcglobal:cbv:bt:{GLN}:{LR}\`) or its consignment. The work is done when 202 is answered; \`GET /api/epcis/capture/{id}\` tells the job again. What a capture received can be taken back like an upload of deliveries, by the same id.

## X12 214 and IFTSTA

- \`GET /api/orders/{id}/status-message?format=x12-214|iftsta&receiver=…&scac=…\` and \`POST /api/download/status-messages\` (a query, at most 500 orders) answer a file: one interchange, an order a transaction set or message. \`sender\` is the client's key unless told, and is asked for (422) where that does not fit whole: 2 to 15 characters in X12, as of \`receiver\`, 35 in EDIFACT; a carrier's SCAC is nothing that we know, so it is asked for.
- Times are UTC. The control number of an interchange, which its file's name has too, goes up by one or more from each to the next of the installation, and begins anew after 999999999.
- Letters that a partner's set lacks lose their marks, else become \`?\`: names in Devanagari cannot be read there. X12 has the basic set, or with \`letters=extended\` small letters too; its delimiters become spaces. EDIFACT is UNOC (ISO 8859-1), and releases its signs.
- An order's number is its LR where that can be written whole (30 characters in X12, 35 in EDIFACT, none of them lost or replaced; the basic set has capitals for small letters); else it is the order's id without hyphens, in X12 the last 30 of it, and there is no reference \`BM\`.
- An order is told as it is now, with what was edited or corrected since; its steps stand by when they happened. What was undone, or recorded in error, is left out. An X12 set holds the newest five steps, an IFTSTA message 99, and how the way ended in any case.

## GS1 transport labels

\`POST /api/labels/read\` ({text}, as a scanner gives it: element string with FNC1 as sign 29, or GS1 Digital Link) answers what a Scan4Transport label says. Times are of the client's zone; \`9999\` for a time leaves the whole day. 

An order keeps what its labels tell (\`label\`): its field \`label\` of \`POST /api/orders\` and of the rows of \`/request-cutter\` takes the text of one, and \`POST /api/update_epod {label}\` one that is read later, by the desk, a carrier or the driver's link. Numbers of a logistic unit (00) and a consignment (401) belong to one order of an account; a label of another order is refused (409). A later label wins for what it names, but what the sender's desk read stands against a label read at the door. What follows:

- 4323: receipt needs a signature, unless the account takes none.
- 4322: \`{leave: true}\` closes without a receiver once a photo is there, for the desk and the driver's link, which still never receives. Where 4323 asks for a signature, or the account does, it cannot be left. By \`labels.leave\` the label of the door does not count alone, since whoever carries the goods could have printed it.
- 4324, 4325: a receipt outside of these times is refused, an exception (\`label.missed\`), or taken, by \`labels.window\`. The time of receipt counts: as stated at the desk, or as a phone claims and is believed. A link is refused by now. A rejection is never refused.
- 4321: shown to driver and receiver, and on the certificate.
`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync('docs/trade-messages.md', tradeDoc())
