// Runs in the page before everything else: counts what React does, commit by commit, standing where
// React looks for its developer tools, and notes which tasks held the page up and how many rules of styles were made.
/**
 * @typedef {{ displayName?: string, name?: string }} Named
 * @typedef {Named & { render?: Named, type?: Named }} Type
 * @typedef {{ tag: number, flags: number, type: Type | null, alternate: Fiber | null,
 *   child: Fiber | null, sibling: Fiber | null }} Fiber
 */
{
  const componentTags = [0, 1, 2, 11, 14, 15];
  const performedWork = 1;
  /** @param {Fiber} fiber */
  const nameOf = ({ type }) =>
    [type, type?.render, type?.type]
      .flatMap((named) => [named?.displayName, named?.name])
      .find(Boolean) ?? 'unnamed';

  /** The rows of the list are there, and no skeleton is. */
  const isListThere = () =>
    document.querySelectorAll('main tbody tr').length > 1 &&
    !document.querySelector('main [class*=Skeleton]');

  /**
   * What was mounted and updated in a commit: below a fiber that stayed as it was, nothing was.
   * @param {{ current: Fiber }} root
   */
  const readCommit = (root) => {
    /** @type {Record<string, number>} */
    const names = {};
    const commit = { mounted: 0, updated: 0, names, title: '', listAt: Number.NaN };
    /** @param {Fiber | null} first @param {boolean} isInNew */
    const walk = (first, isInNew) => {
      for (let fiber = first; fiber; fiber = fiber.sibling) {
        const isNew = isInNew || !fiber.alternate;
        if (componentTags.includes(fiber.tag) && fiber.flags & performedWork) {
          commit[isNew ? 'mounted' : 'updated'] += 1;
          names[nameOf(fiber)] = (names[nameOf(fiber)] ?? 0) + 1;
        }
        if (fiber.child && (isNew || fiber.child !== fiber.alternate?.child)) {
          walk(fiber.child, isNew);
        }
      }
    };
    walk(root.current.child, false);
    commit.title = document.querySelector('main h1')?.textContent ?? '';
    if (isListThere()) commit.listAt = performance.timeOrigin + performance.now();
    return commit;
  };

  /**
   * Whether React commits within a commit, as it does where state was set while the page was committed: the browser
   * paints neither before both are done and all effects have run. The function that commits is then called twice.
   */
  const isNested = () => {
    const callers = (new Error().stack ?? '').split('\n').map((line) => line.trim().split(' ')[1]);
    // The reason, this function, the hook and React's caller of hooks come before it.
    return callers.lastIndexOf(callers[4]) > 4;
  };
  Error.stackTraceLimit = 100;

  /** @type {(ReturnType<typeof readCommit> & { isNested: boolean })[]} */
  const commits = [];
  const tools = {
    renderers: new Map(),
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    /** @param {number} _id @param {{ current: Fiber }} root */
    onCommitFiberRoot: (_id, root) => {
      commits.push({ ...readCommit(root), isNested: isNested() });
    },
  };
  /** Milliseconds of each task that took more than 50 of them. @type {number[]} */
  const longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  let rules = 0;
  const { insertRule } = CSSStyleSheet.prototype;
  /** @param {Parameters<typeof insertRule>} args */
  CSSStyleSheet.prototype.insertRule = function (...args) {
    rules += 1;
    return insertRule.apply(this, args);
  };
  const takeRules = () => {
    const made = rules;
    rules = 0;
    return made;
  };
  Object.assign(window, {
    commits,
    longTasks,
    isListThere,
    takeRules,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: tools,
  });
}
