import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import type { TestApp } from './harness.ts'

/** Leaves something of a person in every table of the career tools and of learning; the text marks it as theirs. */
export async function insertCareerRows(app: TestApp, userId: string, text: string): Promise<void> {
  const run = uuidV7()
  await app.sql(
    `insert into resumes (user_id, id, role, resume_text, cover_letter_text) values ($1, $2, 'Nurse', $3, 'Letter')`,
    [userId, uuidV7(), text],
  )
  await app.sql('insert into career_suggestion_runs (user_id, id, details) values ($1, $2, $3)', [
    userId,
    run,
    { note: text },
  ])
  await app.sql(
    `insert into career_suggestions (user_id, id, run_id, place, role, description, salary_range, key_skills, match_score, details)
     values ($1, $2, $3, 0, 'Nurse', $4, '$50,000', '{Care}', 80, '{}')`,
    [userId, uuidV7(), run, text],
  )
  await app.sql(
    `insert into hidden_suggestions (user_id, code, role, reason, note) values ($1, '29-1141.00', 'Nurse', 'pay', $2)`,
    [userId, text],
  )
  await app.sql('insert into goal_corrections (user_id, corrections) values ($1, $2)', [
    userId,
    { drop: [text], add: [] },
  ])
  await app.sql('insert into skill_levels (user_id, skill, level) values ($1, $2, 70)', [userId, text])
  await app.sql('insert into kept_resume_facts (user_id, facts) values ($1, $2)', [userId, { note: text }])
  await app.sql('insert into license_answers (user_id, license, held) values ($1, $2, true)', [userId, text])
  await app.sql(
    'insert into user_learning (user_id, resource_id) select $1, id from learning_resources where user_id is null order by place limit 1',
    [userId],
  )
  await app.sql(
    `insert into learning_progress (user_id, resource_id, progress, notes)
     select $1, id, 40, $2 from learning_resources where user_id is null order by place limit 1`,
    [userId, text],
  )
  await app.sql(
    `insert into learning_time (user_id, id, learned_on, minutes) values ($1, $2, '2026-11-14', 30)`,
    [userId, uuidV7()],
  )
  await app.sql(
    `insert into learning_resources (user_id, id, title, description, skill_tag, tags, url, provider, kind, place)
     values ($1, $2, $3, '', 'SQL', '{SQL}', 'https://example.com/own', 'example.com', 'course', 0)`,
    [userId, uuidV7(), text],
  )
  await app.sql(`insert into learning_plans (user_id, weekly_minutes, days) values ($1, 60, '{0,2}')`, [
    userId,
  ])
  await app.sql(`insert into certificates (user_id, id, name, issuer) values ($1, $2, $3, 'A school')`, [
    userId,
    uuidV7(),
    text,
  ])
}
