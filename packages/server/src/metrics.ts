// Figures for Prometheus. Names say what they count; none carries a person or a match.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly answers: Counter<'result'>;
  readonly answerSeconds: Histogram;
  readonly commitSeconds: Histogram;
  readonly botSeconds: Histogram<'level'>;
  readonly passwords: Counter<'result'>;
  readonly troubles: Counter;
  gauge(name: string, help: string, read: () => number): void;
}

const waits = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    answers: new Counter({
      name: 'orrery_answers_total',
      help: 'Answers and take-backs of people, by result',
      labelNames: ['result'],
      registers,
    }),
    answerSeconds: new Histogram({
      name: 'orrery_answer_seconds',
      help: 'From the arrival of an answer until it is stored and acknowledged',
      buckets: waits,
      registers,
    }),
    commitSeconds: new Histogram({
      name: 'orrery_commit_seconds',
      help: 'From giving a batch of answers to the store until it is on disk',
      buckets: waits,
      registers,
    }),
    botSeconds: new Histogram({
      name: 'orrery_bot_decision_seconds',
      help: 'From a question to a bot until its answer, waiting included',
      labelNames: ['level'],
      buckets: [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10],
      registers,
    }),
    passwords: new Counter({
      name: 'orrery_passwords_total',
      help: 'Passwords tried, by result: right, wrong, limited',
      labelNames: ['result'],
      registers,
    }),
    troubles: new Counter({ name: 'orrery_troubles_total', help: 'Errors that were logged', registers }),
    gauge: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
  };
}
