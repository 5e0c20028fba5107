import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { about } from '../../../contract/about.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { t } from '../../lib/language/language.ts'
import { send } from '../../lib/api/send.ts'

type About = z.infer<(typeof about)['schema']['response'][200]>

/** Whom to write to for help; the address is a setting of the server (AUTH-01). */
export const Support = () => {
  const { data } = useQuery({
    queryKey: ['about'],
    staleTime: Infinity,
    queryFn: async ({ signal }) =>
      ((await send({ method: 'GET', path: '/about', signal })) as About).result,
  })
  return (
    <p className="support">
      {data && (
        <>
          {t(dashboardWords).support}{' '}
          <a href={`mailto:${data.support_email}`}>{data.support_email}</a>
        </>
      )}
    </p>
  )
}
