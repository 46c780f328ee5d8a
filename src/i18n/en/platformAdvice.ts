/** What to check when the platform itself refuses a call, by the status that it sends. */
export const platformAdvice = {
  callLimit:
    'Refused here, not by the carrier: as many calls were in progress as the limit allows. Check the alerts at this time, and the limits of the account and the service provider.',
  401: 'Refused here: no valid username and password came. Check the SIP client, its password and the SIP realm of the account.',
  403: 'Refused here, not by the carrier. Check that the sender’s address is an inbound SIP gateway of a carrier, the credentials of the SIP client, and the limits of the account.',
  404: 'Refused here: the number leads nowhere. Check that the phone number exists in this format, with its carrier and an application.',
  407: 'Refused here: no valid username and password came. Check the SIP client, its password and the SIP realm of the account.',
  408: 'No answer in time from the application or the called party. Check the trace, the webhooks of the application and the other legs.',
  480: 'No answer from the application or the called party. Check the trace, the other legs, and whether the device is registered.',
  486: 'The called party was busy. If that happens to every call, check the trace and the other legs.',
  487: 'The caller hung up before the answer. If that is frequent, look at the ring time.',
  488: 'Refused here: no codec or media type in common. Compare the SDP of the INVITE with one that worked, and check SRTP.',
  500: 'The application failed, or what runs it. Check the trace, the alerts at this time and the webhooks of the application.',
  503: 'Refused here, not by the carrier: the call couldn’t be served. Check the alerts at this time, the trace, the webhooks of the application, and whether a feature server is up.',
  600: 'The called party was busy. If that happens to every call, check the trace and the other legs.',
  603: 'The application or the called party declined. Check the trace and the other legs.',
  other:
    'Refused here, not by the carrier. Check the alerts at this time, the trace and the SIP messages.',
};
