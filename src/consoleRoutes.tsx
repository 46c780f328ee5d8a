import { Resource } from 'ra-core';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { landingPath } from './authProvider/signIn';
import { NotFound } from './components/page/NotFound';
import { providerSwitchIn } from './components/useProviderSwitch';
import { config } from './config';
import { consolePages } from './consolePages';
import { RoutingRedirect } from './layout/RoutingRedirect';
import { OwnPages } from './OwnPages';
import { billingPages } from './pages/hosted/billing';
import { resources } from './resources';
import type { ResourceDefinition } from './resources/definition';
import { consoleRoot, ownArea } from './routing/addresses';
import { useIdentity } from './session/useSession';
import type { ListBeginning, ResourceOptions } from './types/resourceOptions';

/** /internal alone leads home, or where a switch of the service provider is to lead. */
const GoHome = () => {
  const identity = useIdentity();
  const { leadsTo } = providerSwitchIn(useLocation());
  // An address may say anything.
  const path = leadsTo?.startsWith(consoleRoot) && leadsTo;
  return <Navigate to={identity ? path || landingPath(identity) : '/'} replace />;
};

interface OnlyWithProps {
  feature: 'hosted' | 'leastCostRouting';
  children: ReactNode;
}

/** The pages of a feature that is off do not exist (decision 87). */
const OnlyWith = ({ feature, children }: OnlyWithProps) =>
  config()[feature] ? children : <NotFound />;

const pagesOf = (definition: ResourceDefinition) => {
  const found = <Resource {...definition} />;
  const { feature } = definition;
  return feature ? <OnlyWith feature={feature}>{found}</OnlyWith> : found;
};

/** A resource as react-admin knows it, with how its list begins. */
const registered = (definition: ResourceDefinition) => {
  const { sort, requiredFilters, namesOwnAccount } = definition;
  const beginning: ListBeginning = { sort, requiredFilters, namesOwnAccount };
  const options: ResourceOptions = { ...definition.options, beginning };
  return Resource.registerResource({ ...definition, options });
};

/** What react-admin knows of each resource. */
export const catalogue = {
  ...Object.fromEntries(resources.map((definition) => [definition.name, registered(definition)])),
  // One record, which has no name of its own.
  'admin-settings': { name: 'admin-settings', recordRepresentation: () => '' },
};

/**
 * The routes. react-admin's own routes find out their resources while rendering and render the whole
 * console three times for it; ours are known from the beginning.
 */
export const pages = (
  <Routes>
    {resources.map((definition) => (
      <Route key={definition.name} path={`${definition.name}/*`} element={pagesOf(definition)} />
    ))}
    <Route path="home" element={<consolePages.Home />} />
    <Route path="settings" element={<consolePages.Settings />} />
    <Route path="health" element={<consolePages.Health />} />
    <Route path="history" element={<consolePages.History />} />
    <Route path="import" element={<consolePages.Import />} />
    <Route path="configuration" element={<consolePages.Configuration />} />
    <Route path="call-tools" element={<consolePages.CallFiles />} />
    <Route path="calls-now" element={<consolePages.CallsNow />} />
    <Route path={`${ownArea}/*`} element={<OwnPages />} />
    <Route
      path="own-routing"
      element={
        <OnlyWith feature="leastCostRouting">
          <RoutingRedirect />
        </OnlyWith>
      }
    />
    {Object.entries(billingPages).map(([path, Page]) => (
      <Route
        key={path}
        path={`accounts/:accountSid/${path}`}
        element={
          <OnlyWith feature="hosted">
            <Page />
          </OnlyWith>
        }
      />
    ))}
    <Route index element={<GoHome />} />
    <Route path="*" element={<NotFound />} />
  </Routes>
);
