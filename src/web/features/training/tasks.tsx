import {
  orderOfTask,
  taskState,
  trainingTasks,
  type TaskState,
  type TrainingTask,
} from '../../../domain/training/tasks.ts'
import type { TrainingOrder } from '../../../domain/training/made-up.ts'
import { trainingWords } from '../../../domain/words/training.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Card } from '../../ui/surface.tsx'
import type { Desk, TrainingState } from './desk.ts'

const Mark = ({ state, number }: { state: TaskState; number: number }) => {
  const say = t(trainingWords)
  if (state === 'open')
    return (
      <span className="training-number">
        <span aria-hidden="true">{number}</span>
        <span className="visually-hidden">{say.states.open}</span>
      </span>
    )
  return <Icon name={state === 'done' ? 'done' : 'warning'} size={20} label={say.states[state]} />
}

interface TasksProps {
  desk: Desk
  logs: TrainingState['logs']
  open: TrainingOrder | null
  onOpen: (order: TrainingOrder) => void
}

/**
 * What is to be done, each ticked off by the log itself; how it is done is told of the one that is
 * due.
 */
export const Tasks = ({ desk, logs, open, onOpen }: TasksProps) => {
  const say = t(trainingWords)
  const states = trainingTasks.map((task) => ({
    task,
    state: taskState(task, logs[orderOfTask[task]]),
  }))
  const due = states.find(({ state }) => state === 'open')?.task
  const done = states.filter(({ state }) => state === 'done').length
  return (
    <Card className="training-card">
      <div className="training-title">
        <h2>{say.tasks}</h2>
        <output className="training-soft">{say.progress(done, states.length)}</output>
      </div>
      <ol className="training-tasks">
        {states.map(({ task, state }, index) => (
          <li key={task} data-state={state} aria-current={task === due ? 'step' : undefined}>
            <Mark state={state} number={index + 1} />
            <div>
              <h3>{say.titles[task]}</h3>
              {task === due && (
                <Due task={task} desk={desk} isOpen={orderOfTask[task] === open} onOpen={onOpen} />
              )}
              {state === 'missed' && <p className="training-soft">{say.missed}</p>}
            </div>
          </li>
        ))}
      </ol>
      {done === states.length && (
        <div className="training-end tone-CLOSED">
          <strong>{say.allDone}</strong>
          <p>{say.allDoneText}</p>
        </div>
      )}
    </Card>
  )
}

const Due = ({
  task,
  desk,
  isOpen,
  onOpen,
}: Pick<TasksProps, 'desk' | 'onOpen'> & { task: TrainingTask; isOpen: boolean }) => (
  <>
    <p className="training-soft">{t(trainingWords).hints[task]}</p>
    {!isOpen && (
      <Button variant="primary" onClick={() => onOpen(orderOfTask[task])}>
        {t(trainingWords).open(desk.orderOf(desk.ids[orderOfTask[task]]).identifier)}
      </Button>
    )}
  </>
)
