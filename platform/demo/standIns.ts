import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../api/context';
import { registerIdentityRoutes } from './identity/authorizePage';
import { registerPaymentRoutes } from './payments/routes';
import { standInPrefix } from './prefix';

/** Adds what a hosted platform's page asks of other companies: the payment provider, GitHub, Google. */
export function registerStandIns(app: FastifyInstance, ctx: PlatformContext): void {
  const { payments } = ctx;
  if (!payments) return;
  app.register(
    async (site) => {
      registerPaymentRoutes(site, payments);
      registerIdentityRoutes(site);
    },
    { prefix: standInPrefix },
  );
}
