/** A build of the console, as it says itself. */
export interface Build {
  version: string;
  /** Empty where nobody knows it. */
  commit: string;
  /** Tells two builds of one commit apart, whose settings differ. */
  build: string;
  /** When it was made (ISO 8601). */
  built: string;
}

/** Which build this page was loaded from; null where it is served from its sources. */
export function pageBuild(): Build | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="version"]');
  if (!meta) return null;
  const { commit = '', build = '', built = '' } = meta.dataset;
  return { version: meta.content, commit, build, built };
}
