import { useTranslate } from 'ra-core';
import type { NotedStep, StepName } from '../../saving/plan';

/** What a step is called: its name, and what its call does to it. */
export function useStepWords(): (step: NotedStep) => string {
  const translate = useTranslate();
  const nameOf = (name: StepName) => {
    const { key, args } = typeof name === 'string' ? { key: name, args: {} } : name;
    return translate(key, { smart_count: 1, _: key, ...args });
  };
  return ({ name, call }) =>
    call
      ? translate(`app.sent.does.${call.method}`, { name: nameOf(name), _: nameOf(name) })
      : nameOf(name);
}
