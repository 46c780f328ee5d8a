import { hrefOf } from '../../../routing/addresses';
import { trunkPath } from '../trunkPath';

/** The trunk of a call, leading to the carriers of that name. */
export const trunkLink = (trunk: string) => {
  const path = trunkPath(trunk);
  return path ? (
    <a className="cell-link" href={hrefOf(path)}>
      {trunk}
    </a>
  ) : (
    trunk
  );
};
