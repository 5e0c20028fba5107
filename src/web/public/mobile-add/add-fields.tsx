import { Suspense, useEffect, useState } from 'react'
import type { Policy } from '../../../domain/policy/policy.ts'
import { weightUnits } from '../../../domain/units.ts'
import { mobileWords } from '../../../domain/words/mobile-add.ts'
import { formWords } from '../../../domain/words/order-form.ts'
import { t } from '../../lib/language/language.ts'
import type { FormValues } from '../../lib/order-form/form-values.ts'
import { CameraIcon, CrossIcon } from '../kit/icons.tsx'
import { soon } from '../kit/soon.tsx'
import { useCamera } from '../../lib/camera.ts'
import { LabelPart } from './label-part.tsx'
import type { Help } from './help.ts'
import { HelpContext, Text } from './text.tsx'

const Scan = soon(async () => (await import('./scan.tsx')).Scan)

interface AddFieldsProps {
  values: FormValues
  policy: Policy
  onType: (path: string, text: string) => void
  onAddSpoc: () => void
  onRemoveSpoc: (index: number) => void
  onTell: (message: string, isError: boolean) => void
}

/** The fields of the simple form, for a thumb (ADD-01). */
export const AddFields = ({
  values,
  policy,
  onType,
  onAddSpoc,
  onRemoveSpoc,
  onTell,
}: AddFieldsProps) => {
  const mobile = t(mobileWords)
  const say = t(formWords)
  const hasCamera = useCamera()
  const [isScanning, setScanning] = useState(false)
  const [help, setHelp] = useState<Help | null>(null)
  useEffect(() => {
    // Where it does not come, the browser's own field for a day stands in.
    void import('./help.ts').then(({ help: learn }) => learn(setHelp)).catch(() => undefined)
  }, [])
  const take = (text: string): void => {
    onType('identifier', text.slice(0, 80))
    onTell(mobile.read(text), false)
    setScanning(false)
  }
  const fail = (why: string): void => {
    onTell(why, true)
    setScanning(false)
  }
  const scan = (): void =>
    void Scan.fetch().then(
      () => setScanning(true),
      () => fail(mobile.readerFailed),
    )
  return (
    <HelpContext value={help}>
      <div className="with-scan">
        <Text
          path="identifier"
          label={say.number[policy.order_label]}
          autoCapitalize="characters"
          maxLength={80}
        />
        {hasCamera && (
          <button type="button" className="button" onClick={scan}>
            <CameraIcon />
            {mobile.scan}
          </button>
        )}
      </div>
      <Text path="client" label={say.client} names="client" />
      <section className="add-group">
        <h2>{say.route}</h2>
        <Text path="source.name" label={say.source} names="source" />
        <Text path="destination.name" label={say.destination} names="destination" />
        <div className="add-pair">
          {help ? (
            <help.DayText path="dispatch_date" label={say.dispatchDate} />
          ) : (
            <Text path="dispatch_date" label={say.dispatchDate} type="date" />
          )}
          <Text
            path="dispatch_time"
            label={say.dispatchTime}
            hint={say.timeHint}
            inputMode="numeric"
            maxLength={5}
          />
        </div>
        <Text path="eta_hrs" label={say.eta} type="number" min={0} step="any" inputMode="decimal" />
      </section>
      <section className="add-group">
        <h2>{say.vehicle}</h2>
        <Text
          path="truck_number"
          label={say.truck}
          names="truck_number"
          autoCapitalize="characters"
        />
        <Text path="driver.name" label={say.driverName} names="driver" />
        <Text
          path="driver.contact"
          label={say.driverContact}
          hint={say.contactHint}
          contacts
          inputMode="tel"
        />
      </section>
      <section className="add-group">
        <h2>{say.receivers}</h2>
        {values.spocs.map((_spoc, index) => (
          // Rows have nothing but their place to be told apart by.
          <div key={index} className="spoc">
            {values.spocs.length > 1 && (
              <div className="spoc-head">
                <span>{index + 1}</span>
                <button
                  type="button"
                  className="button bare"
                  aria-label={say.removeSpoc(index)}
                  onClick={() => onRemoveSpoc(index)}
                >
                  <CrossIcon />
                </button>
              </div>
            )}
            <Text path={`spocs.${index}.name`} label={say.nth(say.spocName, index)} />
            <Text
              path={`spocs.${index}.contact.phone`}
              label={say.nth(say.spocContact, index)}
              hint={say.contactHint}
              contacts
              inputMode="tel"
            />
            <Text
              path={`spocs.${index}.contact.email`}
              label={say.nth(say.spocEmail, index)}
              contacts
              inputMode="email"
            />
          </div>
        ))}
        <button type="button" className="button quiet" onClick={onAddSpoc}>
          {say.addSpoc}
        </button>
      </section>
      <section className="add-group">
        <h2>{say.load}</h2>
        <div className="add-pair">
          <Text path="ship_unit" label={say.units} type="number" min={1} inputMode="numeric" />
          <Text path="value" label={say.value} inputMode="text" />
          <Text
            path="ship_weight.weight"
            label={say.weight}
            type="number"
            min={1}
            step="any"
            inputMode="decimal"
          />
          <div className="field">
            <label htmlFor="weight-unit">{say.weightUnit}</label>
            <select
              id="weight-unit"
              value={values.ship_weight.unit}
              onChange={({ target }) => onType('ship_weight.unit', target.value)}
            >
              {weightUnits.map((unit) => (
                <option key={unit} value={unit}>
                  {help?.unitOf(unit) ?? unit}
                </option>
              ))}
            </select>
          </div>
        </div>
      </section>
      <LabelPart time_zone={policy.time_zone} onFailed={fail} />
      {isScanning && (
        <Suspense fallback={null}>
          <Scan onRead={take} onFailed={fail} onClose={() => setScanning(false)} />
        </Suspense>
      )}
    </HelpContext>
  )
}
