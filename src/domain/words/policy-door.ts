/** What settings of labels, attempts that failed and reasons are called. */
export const doorTitles = {
  reasons: {
    due: 'A reason is due for',
    receive: 'Reasons offered with Receive',
    reject: 'Reasons offered with Reject',
    approve: 'Reasons offered with Approve',
    turn_down: 'Reasons offered with Reject proof',
  },
  not_delivered: {
    reasons: 'Reasons why it was not delivered',
    needs_photo: 'Photo of the door',
    ask_receiver: 'The receiver is asked whether somebody came',
  },
  labels: {
    window: 'Received outside of the label’s times',
    leave: 'Left without a receiver by the label',
  },
} as const

/** What the choices of settings of labels, attempts that failed and reasons are called. */
export const doorChoices = {
  reasons: {
    due: {
      receive: 'Receive',
      reject: 'Reject',
      approve: 'Approve',
      turn_down: 'Reject proof',
    },
  },
  not_delivered: {
    reasons: {
      nobody_there: 'Nobody there',
      closed: 'Closed',
      refused_at_door: 'Refused at the door',
      another_day: 'Asked for another day',
      address_not_found: 'Address not found',
      no_time: 'No time left',
      vehicle: 'Vehicle trouble',
      other: 'Another reason',
    },
  },
  labels: {
    window: { refuse: 'Refused', flag: 'An exception', ignore: 'Taken' },
    leave: {
      never: 'Never',
      sender: 'Where the sender’s desk read it',
      door: 'Also where it is read at the door',
    },
  },
} as const
