export { fieldError, HttpError, isForbidden } from './HttpError';
export { rateLimitEnd, subscribeToRateLimit } from './rateLimit';
export { errorText, somethingWentWrong } from './readError';
export { isElsewhere, type Query, type RequestOptions, request } from './request';
