import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../api/context';
import { registerPaymentRoutes } from './payments/routes';

/** Where the stand-ins of other companies answer, beside the API. */
export const standInPrefix = '/stand-in';

/** Adds what a hosted platform's page asks of other companies: the payment provider, GitHub, Google. */
export function registerStandIns(app: FastifyInstance, ctx: PlatformContext): void {
  const { payments } = ctx;
  if (!payments) return;
  app.register(async (site) => registerPaymentRoutes(site, payments), { prefix: standInPrefix });
}
