/** How many questions about single records are asked at the same time. */
export const questionsAtOnce = 6;

/** So many records of a whole list arrive in the time that one round of such questions takes. */
export const recordsOfRound = 300;

/** More questions than these use up what the platform allows everybody in a few minutes (contract 1.1). */
export const mostQuestions = 150;
