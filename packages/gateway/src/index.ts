export type { Caller, Context, Deps, SiteFacts } from './deps.ts';
export { type HousePlaces, noPlaces, practicePlaces } from './funding/places.ts';
export { createGateway, type Gateway, type GatewayOptions } from './gateway.ts';
export { type RateLimit, type RateLimits, standardRateLimits } from './http/rate-limiter.ts';
export { type SocketLimits, standardSocketLimits } from './live/live.ts';
export { serve, type ServedCall, serveUser } from './serve.ts';
export { tellIdentityTo } from './tell-identity.ts';
export { securityHoldsAt } from './security-holds.ts';
