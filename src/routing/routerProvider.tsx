import {
  type RouterLinkProps,
  type RouterNavigateFunction,
  type RouterNavigateProps,
  type RouterProvider,
  type RouterRoutesProps,
  reactRouterProvider,
} from 'ra-core';
import {
  Children,
  cloneElement,
  Fragment,
  forwardRef,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useCallback,
} from 'react';
import { toOurPath, toOurRoutePath } from './consolePaths';
import { useStableNavigate } from './StableNavigate';

const toOurs = <To extends RouterLinkProps['to'] | number>(to: To): To => {
  if (typeof to === 'string') return toOurPath(to) as To;
  if (typeof to === 'object' && to !== null && to.pathname !== undefined) {
    return { ...to, pathname: toOurPath(to.pathname) };
  }
  return to;
};

const translateRoutes = (children: ReactNode): ReactNode =>
  Children.map(children, (child) => {
    if (!isValidElement(child)) return child;
    const route = child as ReactElement<{ path?: string; children?: ReactNode }>;
    if (route.type === Fragment) {
      return <Fragment>{translateRoutes(route.props.children)}</Fragment>;
    }
    return cloneElement(route, { path: toOurRoutePath(route.props.path) });
  });

const Link = forwardRef<HTMLAnchorElement, RouterLinkProps>(function Link(props, ref) {
  const BaseLink = reactRouterProvider.Link;
  return <BaseLink ref={ref} {...props} to={toOurs(props.to)} />;
});

/**
 * react-admin's router with the addresses of rule 2.2: the one place where its `create`
 * and `:id` become `add` and `:id/edit`, for routes, links and navigation alike (decision 3).
 */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  useNavigate: () => {
    const navigate = useStableNavigate();
    return useCallback<RouterNavigateFunction>(
      (to, options) => {
        if (typeof to === 'number') void navigate(to);
        else void navigate(toOurs(to), options);
      },
      [navigate],
    );
  },
  Link,
  Navigate: (props: RouterNavigateProps) => {
    const BaseNavigate = reactRouterProvider.Navigate;
    return <BaseNavigate {...props} to={toOurs(props.to)} />;
  },
  Routes: ({ children, location }: RouterRoutesProps) => {
    const BaseRoutes = reactRouterProvider.Routes;
    return <BaseRoutes location={location}>{translateRoutes(children)}</BaseRoutes>;
  },
};
