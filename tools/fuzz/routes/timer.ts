/** Asking for the CPU time is a system call; what took less than this is not worth one. Milliseconds. */
const worthAsking = 50;
/** And yet every so many requests, so that what is asked for is not that of many. */
const atLeastEvery = 20;

/** Measures one piece of work after another. */
export interface ProcessorTimer {
  begin(): void;
  /** Milliseconds of this process's CPU time since `begin`, at most: the real time, if that was short. */
  end(): number;
}

export function processorTimer(): ProcessorTimer {
  let asked = process.cpuUsage();
  let since = 0;
  let begun = performance.now();
  const used = (): number => {
    const now = process.cpuUsage();
    const micros = now.user - asked.user + now.system - asked.system;
    asked = now;
    since = 0;
    return micros / 1_000;
  };
  return {
    begin() {
      since += 1;
      if (since >= atLeastEvery) used();
      begun = performance.now();
    },
    end() {
      const real = performance.now() - begun;
      return real < worthAsking ? real : Math.min(real, used());
    },
  };
}
