/** What administrators of a hosted platform see and set of an account. */
export const backOffice = {
  title: 'Plan and state',
  purpose: 'What this customer may use. Only administrators see this.',
  fields: {
    is_active: 'Active',
    plan_type: 'Plan',
    trial_end_date: 'Trial ends on',
    device_to_call_ratio: 'Devices per call',
    disable_cdrs: 'Don’t keep call records',
  },
  helper: {
    active: 'Clear this to suspend the account.',
    suspended: 'This account is suspended. Tick this to activate it.',
    plan: 'Changes what the account shows, not its capacity.',
    billed:
      'The payment provider knows this customer. A plan chosen here neither starts nor ends its payments.',
    trialEnd: 'Empty for no end. Counts in UTC.',
    ratio: 'Registered devices that the plan includes for each simultaneous call.',
    disable_cdrs: 'New calls aren’t listed under recent calls.',
  },
  plans: { trial: 'Trial', free: 'Free', paid: 'Paid' },
  ratio: 'Enter a whole number, 1 or greater.',
  suspendTitle: 'Suspend %{name}?',
  suspend: 'Suspend when saved',
  suspends: 'Once you save, %{name} is suspended:',
  stops: {
    calls:
      'Incoming calls are rejected, with the alert “Inactive account”. Running calls continue.',
    clients: 'SIP clients can’t register again, and go offline one by one.',
    speech: '“Hear it” no longer works for this account.',
    stays: 'Users can still log in, data stays, and the payment provider charges as before.',
  },
};
