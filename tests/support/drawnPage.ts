let taking: () => void = () => undefined;

/** How what is drawn from now on is taken away. */
export const drawnUntil = (takeAway: () => void): void => {
  taking = takeAway;
};

/** Takes away what was drawn last, if anything was. */
export const takeAwayDrawn = (): void => taking();
