import { backOffice } from './backOffice';

/** Hosted mode: what an account has of the plan, its payment and its own end. */
const billing = {
  plan: {
    title: 'Your Subscription',
    purpose: 'What your plan includes and costs.',
    calls: '%{smart_count} simultaneous call |||| %{smart_count} simultaneous calls',
    devices: '%{smart_count} registered device |||| %{smart_count} registered devices',
    trial: 'You are on the free plan (trial period), limited to %{calls} and %{devices}.',
    trialUntil:
      'You are on the free plan (trial period), limited to %{calls} and %{devices}. Your trial ends on %{date}.',
    paid: 'Your plan has a capacity of %{calls} and %{devices}.',
    paidUntilBill:
      'Your plan has a capacity of %{calls} and %{devices}. The next bill is %{amount} on %{date}.',
    paidAfterCredit:
      'Your plan has a capacity of %{calls} and %{devices}. The next bill is %{amount} on %{date}, after a credit of %{credit}.',
    free: 'You are on the free plan (trial period expired), limited to %{calls} and %{devices}.',
    expired: 'Your free trial has expired, please upgrade to a paid plan.',
    trialOver: 'Your free trial ended on %{date}. Please upgrade to a paid plan.',
    unpaid:
      'Your last payment failed, so your plan isn’t active. Change your card to pay what is due.',
    none: 'Your account has no plan yet.',
    inactive: 'Your account isn’t active. A paid plan activates it.',
    inactivePaid:
      'Your plan is paid, but your account has been deactivated. Contact your administrator.',
    stillBilled:
      'Your account isn’t on a paid plan, but the payment provider still bills it: %{amount} on %{date}. If you haven’t just paid, contact your administrator.',
    halfFree:
      'Your plan was ended only in part: its capacity is gone, but the payment provider still bills it. Contact your administrator.',
    upgrade: 'Upgrade to a paid subscription',
    manage: 'Manage payment info',
    modify: 'Modify my subscription',
    changeRealm: 'Change SIP Realm',
    noInvoice: 'Couldn’t load your next invoice.',
  },
  returned: {
    confirmed: 'Payment confirmed. Updating your plan… You don’t need to pay again.',
    later:
      'Payment confirmed, but your plan isn’t updated yet. Check again in a few minutes. Don’t pay again.',
    refused: 'Payment wasn’t confirmed. You weren’t charged, and your plan hasn’t changed.',
    tryAgain: 'Try again',
    close: 'Close',
  },
  order: {
    upgradeTitle: 'Upgrade your Subscription',
    modifyTitle: 'Configure Your Subscription',
    capacitySection: 'Capacity',
    service: 'Service',
    capacity: 'Capacity',
    price: 'Price',
    cost: 'Cost',
    services: {
      voice_call_session: 'Maximum concurrent call sessions',
      device: 'Additional device registrations',
    },
    capacityOf: 'Capacity of: %{service}',
    perUnit: '%{price} per %{unit}',
    units: { session: 'session', device: 'device' },
    perOne: '%{price} each',
    flat: '%{price} flat',
    noPrice: 'No price',
    askDevices: 'Would you like to purchase additional device registrations?',
    hint: 'With %{sessions} call sessions you can register %{devices} concurrent devices',
    total: 'Total Monthly Cost',
    wholeNumber: 'Enter a whole number.',
    noPrices: 'No price is set. Ordering isn’t available until your administrator sets one.',
    card: 'Payment Information',
    cardHelp:
      'Card details go directly to the payment provider. They never reach this console or the platform.',
    pay: 'Pay %{amount} and Upgrade to Paid Plan',
    payAgain: 'Pay with this card',
    review: 'Review Changes',
    toFree: 'Return to free plan',
    processing:
      'Your requested changes are being processed. Please do not leave the page or hit the back button until complete.',
    paidAlready: 'Your account is already on a paid plan.',
    notPaid: 'Your account isn’t on a paid plan.',
    refused: 'Your order was placed, but the payment was declined. Pay with another card.',
    unconfirmable: 'Cards that your bank confirms can’t pay for this order any more.',
    orderAgain: 'Order again',
    orderAgainTitle: 'Order again?',
    orderAgainText:
      'The first order isn’t charged and lapses within 23 hours. Until then, don’t change your card after you pay: that would charge the first order too.',
    again: 'You are ordering the same capacity again.',
    confirming:
      'A payment for this account is waiting for confirmation from your bank, perhaps in another window.',
    lookAgain: 'Check again',
    startOver: 'Pay another way',
    startOverTitle: 'Pay another way?',
    startOverText:
      'Continue only if you’ve closed your bank’s window. Confirming there as well would charge you twice. The first order waits up to 23 hours. Until then, don’t change your card after you pay: that would charge the first order too.',
    unanswered:
      'Connection lost during payment. Don’t pay again: this page is checking whether it went through.',
    unsettled: 'No payment was found, and no sign that you were charged. You can try again.',
    unentered:
      'Your payment arrived, but the platform hasn’t entered it. Don’t pay again: contact your administrator.',
  },
  confirm: {
    title: 'Confirm Changes',
    intro: 'Your account will have:',
    charge:
      'The new monthly charge is %{monthly}. For the rest of this billing period you are charged once, immediately and prorated: %{amount}.',
    none: 'The monthly charge is %{monthly}.',
    credit: 'The new monthly charge is %{monthly}. Your next invoice has a credit of %{amount}.',
    confirm: 'Confirm',
    failed:
      'The additional capacity you that you requested could not be granted due to a failure processing payment. Please configure a valid credit card for your account and the upgrade will be automatically processed',
  },
  free: {
    title: 'Return to Free Plan',
    purpose: 'Your paid plan ends immediately, without a refund.',
    atOnce:
      'Your paid plan ends immediately, and the rest of the billing period isn’t refunded. Your capacity drops:',
    calls: 'Simultaneous calls: from %{before} to %{after} (%{lost} fewer)',
    devices: 'Registered devices: from %{before} to %{after} (%{lost} fewer)',
    rejected: 'Calls and devices beyond that are rejected right away.',
    confirm: 'Return to free plan',
  },
  payment: {
    title: 'Manage Payment Information',
    current: 'Current payment information',
    currentPurpose: 'The card charged for your plan.',
    cardType: 'Card type',
    cardNumber: 'Card number',
    expiry: 'Expiration',
    noCard: 'No card on file.',
    change: 'Change Payment Info',
    next: 'New Payment Information',
    save: 'Save New Card',
    unreadable: 'The stored card isn’t shown until your plan is active again.',
    neverPaid: 'Your account has never paid for a plan.',
    outstanding:
      'Your new card was saved, but an outstanding invoice couldn’t be paid with it. Use another card, or contact your bank.',
    notDetached:
      'Your new card was saved, but the old one couldn’t be removed at the payment provider, and nothing was charged. If a payment is due, save the card again.',
    waitingOrder:
      'An earlier order may still be waiting for its payment. A card that you save before %{until} is charged for it too.',
  },
  provider: {
    declined: 'Your card was declined. Try another card.',
    down: 'The payment provider can’t be reached. Try again later.',
    refused:
      'The payment provider refused the platform’s request (status %{status}). Contact your administrator.',
    neverPaid: 'Your account has never paid for a plan. Upgrade to a paid plan first.',
    unclear: 'It isn’t known how the payment ended. Check your plan before you try again.',
    stillBilled:
      'Nothing was charged: the payment provider already bills your account for a plan. Contact your administrator.',
    lapsed: 'Nothing was charged: your order has lapsed. Place a new one.',
    halfFree:
      'The payment provider couldn’t be reached. Your capacity is already that of the free plan, but you are still billed. Contact your administrator.',
    notAsked:
      'Nothing was deleted. The payment provider can’t be reached to end the subscription. Try again later.',
    customerLeft:
      'The account is deleted, but the payment provider couldn’t be reached and may keep charging its card. Delete customer %{customer} there.',
  },
  card: {
    notConfigured: 'Card payments aren’t set up. Contact your administrator.',
    failedTitle: 'Couldn’t load the card form',
    failedHelp: 'A script blocker or a lost connection may be the cause. You weren’t charged.',
    generic: 'The card couldn’t be used. Check the details, or use another card.',
  },
  realm: {
    title: 'Change SIP Realm',
    purpose: 'This is the domain where your carrier sends calls and where your devices register.',
    section: 'SIP realm',
    subdomain: 'Subdomain',
    submit: 'Change Sip Realm',
    state: {
      short: 'At least 3 characters.',
      wrong: 'Letters, digits and hyphens only, with no hyphen at either end.',
      same: 'This is your current SIP realm.',
      checking: 'Checking…',
      free: '%{realm} is available.',
      taken: '%{realm} is taken.',
      failed: 'Couldn’t check whether %{realm} is available.',
    },
    changed: 'SIP realm changed to %{realm}.',
    changedBut: 'SIP realm changed to %{realm}, but the platform reported: %{reason}',
    noRoot: 'The platform has no root domain, so you can’t choose a SIP realm.',
    devices: 'Update every device and carrier that uses the current SIP realm.',
  },
  deletion: {
    title: 'Delete account',
    purpose:
      'Ends your subscription and deletes your account and everything in it. This can’t be undone.',
    open: 'Delete account',
    dialogTitle: 'Delete your account?',
    deleted: 'These will be deleted too:',
    nothing: 'Its users, API keys and speech services will be deleted too.',
    password: 'Password',
    wrongPassword: 'Incorrect password.',
    message: 'Delete message',
    messageHelp: 'Type %{words}',
    mismatch: 'You must type the delete message correctly in order to delete your account.',
    submit: 'Permanently delete my account',
    deleting: 'Your account is being deleted',
    deletingText: 'Please don’t leave the page.',
    halfWay:
      'Your account was only partly deleted; some data may already be gone. Try again, or contact your administrator.',
    partlyTitle: 'Your account was only partly deleted',
    partly:
      'Your user is gone too, so you can’t log in again. Ask your administrator to delete the rest.',
    customerLeftTitle: 'Your card may still be charged',
    customerLeft:
      'Your account and everything in it are deleted, but the payment provider couldn’t be reached to end your subscription. Ask your administrator to delete customer %{customer} there.',
    deletedKinds: {
      applications: 'Applications',
      phoneNumbers: 'Phone numbers',
      tenants: 'Microsoft Teams tenants',
      apiKeys: 'API keys',
    },
    blocked: 'Delete these first:',
    blockedTitle: 'Your account can’t be deleted yet',
  },
  notifications: {
    paid: 'Payment completed successfully',
    paidLater:
      'Your new card was saved, but your plan isn’t active yet. Check again in a few minutes.',
    modified: 'Your subscription capacity has been successfully modified.',
    otherCapacity:
      'Your order is confirmed, but your plan has a different capacity than you ordered. Contact your administrator.',
    downgraded: 'Downgrade to free plan completed successfully',
    downgradedBilled:
      'You are on the free plan, but the payment provider still bills you. Contact your administrator.',
    downgradedUnknown:
      'You are on the free plan, but the payment provider can’t be reached. Check later that you aren’t billed any more.',
  },
};

export const messages = { pages: { billing: { ...billing, backOffice } } };
