import { countries, type Country } from '../../country.ts'
import type { PolicyDocument } from '../policy.ts'

/** What a new client says beside what it begins with. */
export interface NewClientSettings {
  readonly time_zone?: string | undefined
  readonly country?: Country | undefined
  readonly branding?: PolicyDocument['branding'] | undefined
  readonly languages?: PolicyDocument['languages'] | undefined
}

type Messages = NonNullable<PolicyDocument['messages']>

/**
 * What is said and when, without the senders, headers and templates that operators and providers
 * have registered for whom it was.
 */
const withoutSenders = ({
  sms_sender: _sms,
  whatsapp_sender: _whatsapp,
  link_header: _header,
  link_form,
  templates,
  ...rest
}: Messages): Messages => ({
  ...rest,
  // By a header no link can be written before there is one.
  ...(link_form !== undefined && link_form !== 'header' && { link_form }),
  ...(templates && { templates: templates.map(({ id: _id, ...template }) => template) }),
})

/**
 * The first document of a client out of a preset or another client's document: in its own time zone
 * with its country's numbers, and looking as it says itself. What names accounts or addresses of
 * another, the senders that it has registered, and how that one looks, is left behind.
 */
export const firstDocument = (
  begun: PolicyDocument,
  { time_zone, country, branding, languages }: NewClientSettings,
): PolicyDocument => {
  const {
    named_accounts: _accounts,
    framed_by: _origins,
    branding: _brand,
    checkpoint_mail: _mailed,
    claims,
    otp,
    messages,
    not_delivered,
    ...rest
  } = begun
  const { owner: _owner, ...ofClaims } = claims ?? {}
  const { office_email: _office, ...ofOtp } = otp ?? {}
  return {
    ...rest,
    // What clients of before began with asks for no photo, and goes on as it is.
    not_delivered: { needs_photo: true, ...not_delivered },
    ...(Object.keys(ofClaims).length > 0 && { claims: ofClaims }),
    ...(Object.keys(ofOtp).length > 0 && { otp: ofOtp }),
    ...(messages !== undefined && { messages: withoutSenders(messages) }),
    ...(time_zone !== undefined && { time_zone }),
    ...(branding !== undefined && Object.keys(branding).length > 0 && { branding }),
    ...(languages !== undefined && { languages }),
    ...(country !== undefined && { phones: { ...rest.phones, ...countries[country] } }),
  }
}
