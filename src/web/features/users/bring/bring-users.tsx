import { useState } from 'react'
import { MOST_OF_WHY } from '../../../../domain/kept-why.ts'
import { mostRows, userColumns } from '../../../../domain/users/user-sheet.ts'
import { bulkWords } from '../../../../domain/words/bulk.ts'
import { userWords } from '../../../../domain/words/users.ts'
import { saveAs } from '../../../lib/api/download.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/drawer.tsx'
import { TextField } from '../../../ui/field.tsx'
import { DropFile } from '../../../ui/sheet-grid/drop-file.tsx'
import { Grid } from '../../../ui/sheet-grid/grid.tsx'
import { RowLists } from '../../../ui/sheet-grid/row-lists.tsx'
import { BroughtRows } from './brought-rows.tsx'
import { columnLabels, gridRows } from './rows.ts'
import { useBring, type UserSheetRead } from './use-bring.ts'
import './bring.css'

interface Props {
  /** The client that the users are to be of; without it the account's own. */
  client: string | undefined
  zone: string
  onClose: () => void
}

/** Users from a file: chosen, looked through and mended in the grid, added and invited. */
export const BringUsers = ({ client, zone, onClose }: Props) => {
  const say = t(userWords)
  const bring = useBring(client)
  const { sheet, results } = bring
  const saveTemplate = (): void => {
    const labels = columnLabels()
    const line = userColumns.map((field) => `"${labels[field]}"`).join(',')
    saveAs(new Blob([`\uFEFF${line}\r\n`], { type: 'text/csv' }), 'users.csv')
  }
  return (
    <Dialog
      title={results ? say.bringDone : say.bringTitle}
      width={results || sheet ? 1240 : 720}
      isUnsent={sheet !== null && results === null}
      onClose={() => !bring.isBusy && onClose()}
    >
      {results ? (
        <BroughtRows results={results} invited={bring.invited} zone={zone} onClose={onClose} />
      ) : sheet ? (
        <Preview sheet={sheet} bring={bring} />
      ) : (
        <>
          <DropFile
            fault={bring.fault}
            lead={say.bringLead(mostRows)}
            zone={zone}
            onPick={bring.open}
          />
          <div className="dialog-actions">
            <Button icon="download" onClick={saveTemplate}>
              {say.bringTemplate}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

type Listed = 'all' | 'new' | 'error'

const Preview = ({
  sheet,
  bring,
}: {
  sheet: UserSheetRead
  bring: ReturnType<typeof useBring>
}) => {
  const say = t(userWords)
  const bulk = t(bulkWords)
  const [picked, setList] = useState<Listed>('all')
  const [why, setWhy] = useState('')
  const rows = gridRows(sheet.rows, sheet.verdict)
  const of = (list: Listed) => (list === 'all' ? rows : rows.filter(({ state }) => state === list))
  const counts = { all: rows.length, new: of('new').length, error: of('error').length }
  const list = counts[picked] > 0 ? picked : 'all'
  const labels = columnLabels()
  const waits = bring.isJudging ? say.bringJudging : null
  return (
    <>
      <div className="bulk-bar">
        <RowLists
          states={['new', 'error']}
          names={bulk.states}
          {...{ counts, list }}
          onPick={setList}
        />
      </div>
      <Grid
        key={list}
        list={list}
        version={sheet.version}
        total={counts[list]}
        source={(from, count) => Promise.resolve(of(list).slice(from, from + count))}
        places={userColumns.map((key) => ({ key, label: labels[key] }))}
        onEdit={bring.edit}
      />
      <div className="bulk-notes" aria-live="polite">
        {sheet.unread.length > 0 && <p>{say.bringUnread(sheet.unread)}</p>}
        {waits !== null && <p>{waits}</p>}
        {waits === null && counts.error > 0 && <p>{say.bringLeft(counts.error)}</p>}
      </div>
      <TextField
        label={say.why}
        hint={say.whyHint}
        maxLength={MOST_OF_WHY}
        autoComplete="off"
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
      <div className="dialog-actions">
        <Button variant="quiet" onClick={bring.another}>
          {bulk.another}
        </Button>
        <Button
          variant="primary"
          busy={bring.isBusy}
          reason={waits ?? (counts.new === 0 ? say.bringNone : null)}
          onClick={() => bring.add(why.trim())}
        >
          {say.bringAdd(counts.new)}
        </Button>
      </div>
    </>
  )
}
