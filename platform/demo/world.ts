import type { World } from '../api/outside';
import { callStores } from './calls';
import { spoken } from './calls/recordings';
import { hookAnswer } from './demoHooks';
import { exchangeCode } from './identity';
import { registerIdentityRoutes } from './identity/authorizePage';
import { openBooks, paymentsOf } from './payments';
import { registerPaymentRoutes } from './payments/routes';
import { standInPrefix } from './prefix';
import { seedDatabase } from './seed';
import { companyEngine } from './traffic';

/** The demo: its company in the database, and stand-ins for everything outside of the platform. */
export const demoWorld: World = {
  fill: seedDatabase,
  reach({ db, now, hosted, tell }) {
    const books = openBooks(db, now, tell);
    return {
      payments: hosted ? paymentsOf(books) : undefined,
      calls: callStores(db, now),
      engine: companyEngine(db, now),
      speak: spoken,
      exchangeCode: (provider, code) => exchangeCode(db, provider, code),
      hookAnswer,
      addPages(app) {
        if (!hosted) return;
        app.register(
          async (site) => {
            registerPaymentRoutes(site, books);
            registerIdentityRoutes(site);
          },
          { prefix: standInPrefix },
        );
      },
    };
  },
};
