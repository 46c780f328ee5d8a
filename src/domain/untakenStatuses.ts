/** SIP statuses of calls that somebody did not take: the network worked, and nothing needs repair. */
export const untakenStatuses: readonly number[] = [408, 480, 486, 487, 600, 603, 607, 608];
