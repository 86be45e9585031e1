CREATE TABLE "consents" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"granted" boolean NOT NULL,
	"text_version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "resumes" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"role" text NOT NULL,
	"objective" text,
	"resume_text" text NOT NULL,
	"cover_letter_text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resumes_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "resumes_role" CHECK (char_length("resumes"."role") between 1 and 200),
	CONSTRAINT "resumes_objective" CHECK (char_length("resumes"."objective") <= 4000),
	CONSTRAINT "resumes_resume_text" CHECK (char_length("resumes"."resume_text") <= 100000),
	CONSTRAINT "resumes_cover_letter_text" CHECK (char_length("resumes"."cover_letter_text") <= 100000)
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint

-- consents: history can be added to, never rewritten
ALTER TABLE consents ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE consents FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY consents_owner ON consents
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
--> statement-breakpoint
GRANT SELECT ON consents TO waywell_user;
--> statement-breakpoint
GRANT INSERT (user_id, id, purpose, granted, text_version) ON consents TO waywell_user;
--> statement-breakpoint

-- resumes
ALTER TABLE resumes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE resumes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY resumes_owner ON resumes
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
--> statement-breakpoint
GRANT SELECT, DELETE ON resumes TO waywell_user;
--> statement-breakpoint
GRANT INSERT (user_id, id, role, objective, resume_text, cover_letter_text) ON resumes TO waywell_user;
