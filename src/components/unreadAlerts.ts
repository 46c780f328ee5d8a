/** Alerts that nobody has looked at, as the frame of the console counts them. */
export interface UnreadCount {
  count: number;
  /** There are more than the last time: those that are there from the start are no news. */
  isNews: boolean;
  /** The part of the address behind `?` with which the list shows them all. */
  search: string;
}

/** Where the frame keeps its count, by whose alerts they are: an account, else a provider. */
export const unreadAlertsKey = (owner: string) => ['unread-alerts', owner];
