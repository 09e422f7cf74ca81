import { createArticlesOffice } from "#server/articles/office.ts";
import { createArticlePresence } from "#server/articles/presence.ts";
import { createArticlePreviews } from "#server/articles/previews.ts";
import { createArticles } from "#server/articles/service.ts";
import { createArticleWriting } from "#server/articles/writing.ts";
import { createLecturersOffice } from "#server/catalogue/lecturers-office.ts";
import { createCatalogueOffice } from "#server/catalogue/office.ts";
import { createCatalogue } from "#server/catalogue/service.ts";
import { createCourseCaptions } from "#server/courses/captions.ts";
import { createCourseFilms } from "#server/courses/films.ts";
import { createCoursesOffice } from "#server/courses/office.ts";
import { createCourses } from "#server/courses/service.ts";
import { createCourseWriting } from "#server/courses/writing-office.ts";
import { createLegalOffice } from "#server/legal/office.ts";
import { createChoices } from "#server/lists/choices.ts";
import { createFilmPreparing } from "#server/media/preparing.ts";
import { createPrivateFiles } from "#server/media/private-files.ts";
import { createMedia } from "#server/media/service.ts";
import { createUploads } from "#server/media/uploads.ts";
import { createMaking } from "#server/pictures/making.ts";
import { createPicturesOffice } from "#server/pictures/office.ts";
import { PICTURE_USES } from "#server/pictures/parts.ts";
import { createPictures } from "#server/pictures/service.ts";
import { createPlaces } from "#server/places/service.ts";
import { createHomeOffice } from "#server/settings/home-office.ts";
import { createSettingsOffice } from "#server/settings/office.ts";
import { createPassagesOffice } from "#server/settings/passages-office.ts";
import { createSite } from "#server/site/service.ts";
import type { BaseServices } from "./base.ts";
import type { Parts } from "./parts.ts";

/** What the site says, with its pictures and films. */
export function contentServices({
	audit,
	clock,
	config,
	db,
	legalTexts,
	lists,
	mediaFiles,
	secrets,
	settings,
}: Parts & BaseServices) {
	const legalOffice = createLegalOffice({ db, clock, audit, legalTexts });
	const settingsOffice = createSettingsOffice({ db, clock, audit, settings });
	const passagesOffice = createPassagesOffice({ db, clock, audit, settings, config });
	const catalogue = createCatalogue({ db, clock });
	const catalogueOffice = createCatalogueOffice({ db, clock, audit });
	const articlesOffice = createArticlesOffice(lists);
	const coursesOffice = createCoursesOffice(lists);
	const articles = createArticles({ db });
	const site = createSite({ db, clock, articles, config, settings });
	const pictures = createPictures({ db });
	const articleWriting = createArticleWriting({ db, clock, audit, pictures });
	const articlePresence = createArticlePresence({ db, clock });
	const articlePreviews = createArticlePreviews({ db, clock, audit });
	const picturesOffice = createPicturesOffice({
		db,
		clock,
		audit,
		files: createPrivateFiles(mediaFiles, "pictures"),
		making: createMaking(mediaFiles),
		uses: PICTURE_USES,
	});
	const homeOffice = createHomeOffice({ db, clock, audit, settings, pictures });
	const lecturersOffice = createLecturersOffice({ db, clock, audit, catalogue, pictures });
	const media = createMedia({ db, clock, secrets, files: mediaFiles });
	const courses = createCourses({ db, media });
	const uploads = createUploads({ dataDir: config.dataDir, clock });
	const filmPreparing = createFilmPreparing({ db, clock, files: mediaFiles });
	const courseFilms = createCourseFilms({ db, clock, audit, files: mediaFiles });
	const courseCaptions = createCourseCaptions({ db, clock, audit, media, files: mediaFiles });
	const courseWriting = createCourseWriting({ db, clock, audit, media, pictures });
	const places = createPlaces({ db });
	const choices = createChoices({ catalogue, places, articlesOffice });
	return {
		legalOffice,
		settingsOffice,
		passagesOffice,
		catalogue,
		catalogueOffice,
		articlesOffice,
		coursesOffice,
		articles,
		site,
		pictures,
		articleWriting,
		articlePresence,
		articlePreviews,
		picturesOffice,
		homeOffice,
		lecturersOffice,
		media,
		courses,
		uploads,
		filmPreparing,
		courseFilms,
		courseCaptions,
		courseWriting,
		places,
		choices,
	};
}

export type ContentServices = ReturnType<typeof contentServices>;
