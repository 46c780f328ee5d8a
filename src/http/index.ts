export { isElsewhere, type Query } from './address';
export type { Question } from './early';
export { HttpError, isForbidden } from './HttpError';
export { rateLimitEnd, subscribeToRateLimit } from './rateLimit';
export { errorText, somethingWentWrong } from './readError';
export { type RequestOptions, request } from './request';
