import { useQuery } from '@tanstack/react-query'
import type { proofVersions } from '../../../../contract/proof/reviews.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import type { Output } from '../../../lib/api/api.ts'
import { useCallApi } from '../../../lib/api/backend.ts'
import { t } from '../../../lib/language/language.ts'
import type { Panel } from '../panel.ts'
import { signedText } from '../signature/signed-by.tsx'

type Version = Output<typeof proofVersions>['result'][number]

/** Every version of the proof, the one that counts first (REVW-03). */
export const Versions = ({ panel: { order, policy } }: { panel: Panel }) => {
  const { _id: id, epod } = order
  const callApi = useCallApi()
  const { data } = useQuery({
    queryKey: ['order', id, 'versions', epod.version.number],
    queryFn: async ({ signal }) =>
      (await callApi<typeof proofVersions>('GET /orders/:id/versions', { params: { id }, signal }))
        .result,
  })
  return (
    <div>
      <h4>{t(proofWords).versions}</h4>
      <ol className="panel-list">
        {data?.toReversed().map((version) => (
          <VersionRow key={version.version} version={version} policy={policy} />
        ))}
      </ol>
    </div>
  )
}

const VersionRow = ({
  version: {
    version,
    ended_at,
    reason,
    by,
    epod: { otp, reject, remarks, photos, signature },
  },
  policy: { time_zone: zone },
}: {
  version: Version
  policy: Panel['policy']
}) => {
  const say = t(proofWords)
  const time = (instant: string): string => shownTime(instant, zone, 'DD MMM HH:mm')
  const verdict =
    reject.rejected_At !== null
      ? say.rejected(time(reject.rejected_At))
      : otp.verified_at === null
        ? say.stillOpen
        : say.received(time(otp.verified_at))
  const held = [
    verdict,
    say.remarkCount(remarks.length),
    say.photoCount(photos.length),
    ...(signature ? [signedText(signature, say)] : []),
  ]
  return (
    <li>
      <strong>{say.version(version)}</strong>
      {ended_at === null && <span className="panel-soft"> {say.counts}</span>}
      <p>{held.join(' · ')}</p>
      {ended_at !== null && (
        <p className="panel-soft">
          {say.endedAt(time(ended_at), by === null ? '' : say.byWhom(by))}: {reason}
        </p>
      )}
    </li>
  )
}
