/** What stands in a count's fields, each with its label; '' where nothing does. */
export type CountTyped = readonly (readonly [label: string, text: string])[]
