import { trunkPath } from '../trunkPath';

/** The trunk of a call, leading to the carriers of that name. */
export const trunkLink = (trunk: string, carriersPath: string) => {
  const path = trunkPath(trunk, carriersPath);
  return path ? (
    <a className="cell-link" href={path}>
      {trunk}
    </a>
  ) : (
    trunk
  );
};
