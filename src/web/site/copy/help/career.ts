import { featureAccess } from '#shared/billing/feature-access.ts'
import { CONVERSATION_MAX_MESSAGES } from '#shared/coach/conversation.ts'
import type { Block } from '../block.ts'

export const CAREER_TOOLS = {
  'understand-career-suggestions': [
    'Suggested Paths compares your profile with occupational data and shows roles that fit. Each card has the role, a match percent, a salary range, a short description and the key skills.',
    'What we read in your goals is given back in words, for example “We read: away from driving; office work; predictable hours”, and you can correct it. Roles and fields you name are always listed; what you want to leave never is. Work that you describe without its name is shown as a guess (“perhaps florist”); a place (“hospital”), or a part of your work that you leave (“the ward”), is given back and says only where. The role you hold today stands apart, as the place where you stand.',
    'Suggestions are kept for 7 days. Choose Refresh Suggestions to make new ones, for example after you changed your profile.',
    'From a card you can go on to View Skill Gap or Generate Résumé for that role.',
  ],
  'what-the-match-score-means': [
    'The score says how well a role fits what we know about you: skills, experience, interests, goals, industry and way of working. The same profile always gives the same score.',
    'It does not say how likely you are to be hired, and a low score is no verdict on you. Sometimes it means that we know too little. More skills and a clearer goal in your profile make it sharper.',
    '[Data sources and method](/data-and-method#match-score) explains how it is made.',
  ],
  'read-your-skill-gaps': [
    'Open it from a career suggestion with View Skill Gap. Each key skill of the role shows your level, the required level of 85, and the gap between the two. Gaps up to 10 are small, up to 25 moderate, above that wide.',
    'The three widest are marked Top Gap. That is where to start.',
    'Your level rests on evidence: the work you do and did and for how long, lines and certificates of your résumé, the skills in your profile, and what you have learned here. Each level says which. If you know better, set the level yourself; your own value is kept.',
    'Licenses and certificates that the role may not be done without stand first, each with yes, no or unknown; you can say yourself whether you hold one. They are no percentage: ask the licensing office of your state or country what it takes.',
  ],
  'make-a-resume-and-cover-letter': [
    'Choose Generate Résumé on a suggested path. Check the target role and the objective, then choose Generate Documents. You get two tabs, Résumé and Cover Letter, and both are plain text that you can edit. A résumé you already have can be read first, in your browser; its facts go into the draft.',
    'Save to Account keeps them; you find them again in Settings. Choose one of three templates and see the pages beside your text. Download PDF makes a file, DOCX one for Word. A version for one employer is saved on its own, and Compare puts two side by side.',
    'The letter picks the points of your résumé that fit the role. If none does, it leaves a blank for the one that would.',
    'Read both before you send them. Blanks mark facts we do not have, and only you can fill those truthfully.',
  ],
  'check-a-resume-against-a-posting': [
    'The ATS Optimizer needs three things: the target role, the text of your résumé and the text of the job description. All three must be filled in.',
    'You get a score, a summary, keywords that are present and missing, how often they occur, formatting problems and specific improvements. 80 and above is a good match, 60 to 79 has room, below 60 something important is missing.',
    'A line of your work, a course or a certificate counts as proof. A keyword that stands only in a list earns less than a third of that, and nothing where your work could not support it. The advice says where the proof belongs.',
    'Add only what is true. Repeating a keyword many times does not help and may lower the score.',
  ],
  'look-up-pay-and-demand': [
    'Enter a role, and if you like a place and a level of experience. Your skills are read from your profile.',
    'You see demand, the salary range and its trend, skills that are hot, emerging or declining, and related roles that are growing. Each figure names its source and year.',
    'If we are not sure which occupation your title means, we say which is the closest match and let you choose another.',
    'Range, demand and trend are US figures. For a place in one of nineteen other countries we also show the pay its statistical office publishes, in its own money, with the group it holds for.',
  ],
  'save-learning-resources': [
    'Learning has a search box and three tabs. Discover lists resources, My Learning holds those you saved, and Progress shows how far you are. The search looks at title, description and skill, and forgives a misspelled word; under Discover you can also choose a skill and a kind.',
    'Choose Save to keep a resource and Saved to let it go. Learn opens the resource on its own site, in a new tab. Other sites have their own terms and may ask for payment.',
    'Under Progress you set how far you are, keep notes, log the time you learned and list your certificates. A plan spreads what you saved over the days you choose. What you mark as completed raises your levels in the skill gap.',
  ],
  'talk-with-the-coach': [
    'Write a message and press Enter to send it. Shift and Enter begins a new line.',
    'Below each answer you can say whether it helped, or make a suggestion.',
    'Four guided conversations go step by step and keep what you answer: prepare for an interview, prepare a pay talk, a hard week, and stay, reshape or move.',
    `On a Free account you have ${featureAccess('free', 'chat-coach').description}. A conversation begins with your first message and goes on until you leave the chat or start a new one; the messages in between do not count, and there can be ${CONVERSATION_MAX_MESSAGES} in one. Your conversations are kept for you and you can delete them.`,
    'The coach is software. For a health question please ask a doctor, and in an emergency see [Getting help now](/support/help-center/getting-help-now).',
  ],
} satisfies Record<string, readonly Block[]>
