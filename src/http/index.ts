export { HttpError, isForbidden } from './HttpError';
export { rateLimitEnd, subscribeToRateLimit } from './rateLimit';
export { type Answer, type Query, type RequestOptions, request } from './request';
export { errorText, somethingWentWrong } from './readError';
