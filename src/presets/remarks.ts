/** A remark of the demo, with what the form's choices add to it. */
export interface DemoRemark {
  readonly text: string
  readonly categories: readonly string[]
  readonly choices: Readonly<Record<string, string>>
  readonly status: string
}

/** What receivers say, by how the delivery went. */
export const demoRemarks: Readonly<Record<'fine' | 'trouble' | 'rejected', readonly DemoRemark[]>> =
  {
    fine: [
      {
        text: 'All cartons counted and in order',
        categories: ['Intact'],
        choices: { delivery: 'ontime', condition: 'intact' },
        status: 'Received in full',
      },
      {
        text: 'Reached in time, seal unbroken',
        categories: ['Ontime delivery', 'Intact'],
        choices: { delivery: 'ontime', condition: 'intact' },
        status: 'Received in full',
      },
      {
        text: 'Unloaded at gate 2, papers signed',
        categories: ['Ontime delivery'],
        choices: { delivery: 'ontime' },
        status: 'Received in full',
      },
    ],
    trouble: [
      {
        text: 'Two cartons wet and torn,damaged',
        categories: ['Damaged'],
        choices: { delivery: 'ontime', condition: 'damaged' },
        status: 'Received in part',
      },
      {
        text: 'One box less than on the invoice,shortage',
        categories: ['Items are missing'],
        choices: { delivery: 'ontime', condition: 'shortage' },
        status: 'Received in part',
      },
      {
        text: 'Truck came a day late,delayed',
        categories: ['Delayed delivery'],
        choices: { delivery: 'delayed', condition: 'intact' },
        status: 'Others',
      },
    ],
    rejected: [
      { text: 'Not what was ordered', categories: ['Wrong Item'], choices: {}, status: 'Others' },
      {
        text: 'Best-before date has passed',
        categories: ['Expired Items'],
        choices: {},
        status: 'Others',
      },
      {
        text: 'Shop closed, nobody to take the goods',
        categories: ['Other'],
        choices: {},
        status: 'Others',
      },
    ],
  }

/** What drivers say on the way. */
export const roadRemarks: readonly string[] = [
  'Waiting at the toll, moving again soon',
  'Tyre changed near Akola',
  'Reached the city, unloading in the evening',
  'Road closed by rain, taking the bypass',
]
