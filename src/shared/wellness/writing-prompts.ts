export const WRITING_PROMPTS = [
  'What gave you energy today, and what took it?',
  'What is one thing you would like to leave at work tonight?',
  'Who or what helped you today?',
  'What felt heavier than it should have?',
  'What is one small thing you are glad you did?',
  'What would make tomorrow a little easier?',
] as const
