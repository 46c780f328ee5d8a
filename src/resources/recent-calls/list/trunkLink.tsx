/** What stands for a trunk where a call came from or went to no carrier. */
const noCarriers = ['', 'user', 'device', 'teams', 'sip'];

/** The trunk of a call, leading to the carriers of that name. */
export const trunkLink = (trunk: string, carriersPath: string) =>
  noCarriers.includes(trunk) ? (
    trunk
  ) : (
    <a
      className="cell-link"
      href={`${carriersPath}?filter=${encodeURIComponent(JSON.stringify({ q: trunk }))}`}
    >
      {trunk}
    </a>
  );
